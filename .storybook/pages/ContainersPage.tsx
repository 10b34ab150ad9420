import { Heading } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { useIndex } from './useAtlas.ts';

interface Shown {
  readonly id: string;
  readonly name: string;
}

/** Every container with its behaviours, by portal. */
export function ContainersPage() {
  const { entries } = useIndex();
  const portals = new Map<string, Map<string, Shown[]>>();
  for (const { id, title, name, type } of Object.values(entries)) {
    const [group, portal = '', ...screen] = title.split('/');
    if (group !== 'Containers' || type !== 'story') continue;
    const screens = portals.get(portal) ?? new Map<string, Shown[]>();
    portals.set(portal, screens);
    const key = screen.join(': ');
    screens.set(key, [...(screens.get(key) ?? []), { id, name }]);
  }
  return [...portals].map(([portal, screens]) => (
    <section key={portal}>
      <Heading>{portal}</Heading>
      <table>
        <thead>
          <tr>
            <th>Screen</th>
            <th>What happens</th>
          </tr>
        </thead>
        <tbody>
          {[...screens].map(([screen, stories]) => (
            <tr key={screen}>
              <td>{screen}</td>
              <td>
                {stories.map(({ id, name }, at) => (
                  <Fragment key={id}>
                    {at > 0 ? ', ' : ''}
                    <a href={`./?path=/story/${id}`} target="_top">
                      {name}
                    </a>
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}
