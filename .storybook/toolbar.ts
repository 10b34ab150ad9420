const choice = (
  title: string,
  icon: 'mirror' | 'listunordered',
  items: readonly { value: string; title: string }[],
) => ({
  name: title,
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/** The toolbar of every story and page: theme and density. */
export const globalTypes = {
  theme: choice('Theme', 'mirror', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  density: choice('Density', 'listunordered', [
    { value: 'compact', title: 'Compact' },
    { value: 'normal', title: 'Normal' },
    { value: 'comfortable', title: 'Comfortable' },
  ]),
};

/** Who is signed in, chosen in the toolbar of stories that have a server. */
export const roles = [
  { value: 'story', title: 'Role of the story' },
  { value: 'super_admin', title: 'Super admin' },
  { value: 'admin', title: 'Admin' },
  { value: 'support', title: 'Support' },
  { value: 'viewer', title: 'Viewer, without a portal' },
  { value: 'none', title: 'Signed out' },
];

export const initialGlobals = { theme: 'light', density: 'normal', role: 'story' };

/** The four widths at which every screen is reviewed; a story selects one with `globals.viewport.value`. */
export const viewports = {
  narrow: { name: 'Narrow (390)', type: 'mobile', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet (767)', type: 'tablet', styles: { width: '767px', height: '1024px' } },
  laptop: { name: 'Laptop (1024)', type: 'desktop', styles: { width: '1024px', height: '768px' } },
  desktop: { name: 'Desktop (1440)', type: 'desktop', styles: { width: '1440px', height: '900px' } },
} as const;
