const header = 'Full name,Emirates ID No.,E-mail,Mobile,Company,Notes';
const person = (at: number, email = `person${at}@new.example`, company = 'Acme Developments') =>
  `Person ${at},784-1990-100000${at}-1,${email},+971 50 100000${at},${company},new`;

/** A file of developers, as CSV. Rows 2 to 6: two ready ones, a wrong email, an unknown company, and an email that the list has. */
export const people = [
  header,
  person(1),
  person(2),
  person(3, 'person3'),
  person(4, undefined, 'Nowhere Ltd'),
  person(5, 'layla@acme.example'),
].join('\r\n');
