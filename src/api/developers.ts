import type { Developer, DeveloperRequest } from '#src/api/types/developer.ts';
import { storeResponses } from './cache/cache.ts';
import { decodeMessage } from './decode/decode.ts';
import { decodeCreatedDeveloper, decodeDevelopers } from './decode/decodeDeveloper.ts';
import { changeOptions, createOptions } from './http/changeOptions.ts';
import { ALL_DEVELOPERS, endpoints } from './http/endpoints.ts';
import { http, segment } from './http/http.ts';
import { createRestRecords } from './restRecords.ts';

storeResponses(endpoints.developers, decodeDevelopers);

/** The developer users: one list of up to `MAX_ROWS` (spec section 7). Companies have the names of their people. */
export const developerRecords = createRestRecords<Developer, DeveloperRequest, void>({
  list: endpoints.developers,
  alsoOutdated: [endpoints.companies],
  pathOf: () => ALL_DEVELOPERS,
  decode: decodeDevelopers,
  readNow: (signal) => http.get(ALL_DEVELOPERS, decodeDevelopers, { signal }),
  create: (request) => http.post(endpoints.createDeveloper, request, decodeCreatedDeveloper, createOptions),
  update: (id, request) =>
    http.put(`${endpoints.updateDeveloper}/${segment(id)}`, request, decodeMessage, changeOptions),
  deletion: endpoints.deleteDeveloper,
  texts: {
    created: 'Developer created',
    updated: 'Developer updated',
    deleted: 'Developer deleted',
    saved: 'Developer saved successfully',
  },
});
