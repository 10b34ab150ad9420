import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cacheControl, contentPolicy, securityHeaders } from '#scripts/serve/securityHeaders.ts';

const apiOrigin = 'https://api.example.com';

/** The headers that nginx configuration adds. */
function addedBy(conf: string): Record<string, string> {
  const lines = conf.matchAll(/^\s*add_header ([\w-]+) "([^"]*)"(?: always)?;$/gm);
  return Object.fromEntries(Array.from(lines, ([, name = '', value = '']) => [name, value]));
}

const snippet = readFileSync('deploy/security-headers.conf', 'utf8');
const site = readFileSync('deploy/site.conf', 'utf8');

describe('the headers of the built console', () => {
  it('allow no other origin when the API has the origin of the page', () => {
    expect(contentPolicy({ https: false })).toContain(
      "img-src 'self' blob:; font-src 'self'; connect-src 'self';",
    );
  });

  it('let the console report its errors to one more origin', () => {
    const policy = contentPolicy({ apiOrigin, reportOrigin: 'https://errors.example.com', https: true });
    expect(policy).toContain(`connect-src 'self' ${apiOrigin} https://errors.example.com;`);
    expect(policy.match(/errors\.example/gu)).toHaveLength(1);
  });

  it('require https only over https', () => {
    const plain = securityHeaders({ apiOrigin, https: false });
    expect(plain).not.toHaveProperty('Strict-Transport-Security');
    expect(plain['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
  });

  it('are the same in deploy/', () => {
    expect(addedBy(snippet)).toEqual(securityHeaders({ apiOrigin, https: true }));
    expect(snippet.match(/^add_header/gm)).toHaveLength(9);
  });

  it('are included in every location of site.conf, with its caching', () => {
    const locations = [...site.matchAll(/^location ([^{]+) \{([^}]*)\}/gm)].filter(
      ([, path]) => !path?.startsWith('@'),
    );
    const caching = locations.map(([, path = '', block = '']) => {
      expect(block).toContain('include console/security-headers.conf;');
      return [path, addedBy(block)['Cache-Control']];
    });
    expect(Object.fromEntries(caching)).toEqual({
      '^~ /assets/': cacheControl.hashed,
      '~ \\.[^/]*$': cacheControl.other,
      '/': cacheControl.page,
      '= /index.html': cacheControl.page,
    });
  });

  it('are those of every error, which is never stored', () => {
    const outside = site.replaceAll(/^location [^{]+\{[^}]*\}/gmu, '');
    expect(outside).toContain('\ninclude console/security-headers.conf;\n');
    expect(outside).toContain(`\nadd_header Cache-Control "${cacheControl.error}" always;\n`);
    const ofErrors = [...site.matchAll(/location @\w+ \{([^}]*)\}/g)];
    expect(ofErrors).toHaveLength(2);
    // A header of their own would replace those of the server.
    for (const [, block] of ofErrors) expect(block).not.toContain('add_header');
    // `always` would give it to a 404 too.
    expect(site).not.toMatch(/immutable" always/u);
  });

  it('are those of both servers, which include site.conf and add none', () => {
    for (const file of ['deploy/nginx.conf', 'deploy/container.conf']) {
      const server = readFileSync(file, 'utf8');
      expect(server, file).toContain('include console/site.conf;');
      expect(addedBy(server), file).toEqual({});
    }
  });
});
