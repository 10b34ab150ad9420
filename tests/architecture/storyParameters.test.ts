import { describe, expect, it } from 'vitest';
import { demandParameters } from '#storybook/parameters.ts';

const whole = { route: '/login', session: 'none', server: {} };

describe('container stories must set route, session and server', () => {
  it.each(['route', 'session', 'server'])('throws without %s', (name) => {
    expect(() => demandParameters('Containers/Sign-in', { ...whole, [name]: undefined })).toThrow(
      `Containers/Sign-in: set parameters.${name} on the story or its meta.`,
    );
  });

  it('throws for a journey with all missing names', () => {
    expect(() => demandParameters('Journeys/First day', {})).toThrow(
      'parameters.route, parameters.session, parameters.server',
    );
  });

  it('accepts a story with all three, and any other story', () => {
    expect(() => demandParameters('Containers/Sign-in', whole)).not.toThrow();
    expect(() => demandParameters('Library/Actions/Button', {})).not.toThrow();
  });
});
