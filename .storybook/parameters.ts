const needsAll = /^(Containers|Journeys)\//;

/**
 * A container or a journey says where it stands (`route`), who is signed in (`session`) and what the server
 * does (`server`): a story that leaves one out would depend on the story before it. Throws naming what is missing.
 */
export function demandParameters(title: string, parameters: Readonly<Record<string, unknown>>): void {
  if (!needsAll.test(title)) return;
  const missing = ['route', 'session', 'server'].filter((name) => parameters[name] === undefined);
  if (missing.length > 0) {
    throw new Error(`${title}: set parameters.${missing.join(', parameters.')} on the story or its meta.`);
  }
}
