import { describe, expect, it } from 'vitest';
import { demandParameters } from '#storybook/parameters.ts';

const whole = { route: '/login', session: 'none', server: {} };

describe('a container story has to say where it stands', () => {
  it.each(['route', 'session', 'server'])('without %s it throws', (name) => {
    expect(() => demandParameters('Containers/Sign-in', { ...whole, [name]: undefined })).toThrow(
      `Containers/Sign-in: set parameters.${name} on the story or its meta.`,
    );
  });

  it('so does a journey, naming everything that is missing', () => {
    expect(() => demandParameters('Journeys/First day', {})).toThrow(
      'parameters.route, parameters.session, parameters.server',
    );
  });

  it('with all three, and in any other story, nothing is asked', () => {
    expect(() => demandParameters('Containers/Sign-in', whole)).not.toThrow();
    expect(() => demandParameters('Components/Button', {})).not.toThrow();
  });
});
