const containerStories = /^(Containers|Journeys)\//;

/**
 * Containers and journeys must set their `route`, the signed-in account (`session`) and the fake server (`server`):
 * otherwise a story would depend on the previous one. Throws with the missing names.
 */
export function demandParameters(title: string, parameters: Readonly<Record<string, unknown>>): void {
  if (!containerStories.test(title)) return;
  const missing = ['route', 'session', 'server'].filter((name) => parameters[name] === undefined);
  if (missing.length > 0) {
    throw new Error(`${title}: set parameters.${missing.join(', parameters.')} on the story or its meta.`);
  }
}
