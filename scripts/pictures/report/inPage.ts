/** Runs in the report's page: the filter and the sliders. It must be self-contained, because only its source is sent. */
export function runPage(): void {
  const articles = [...document.querySelectorAll<HTMLElement>('article')];
  const filter = document.querySelector<HTMLInputElement>('#filter');
  const shown = document.querySelector('#shown');

  const applyFilter = () => {
    const words = (filter?.value ?? '').toLowerCase().split(/\s+/);
    for (const article of articles) {
      article.hidden = !words.every((word) => article.dataset.title?.includes(word));
    }
    const visible = articles.filter(({ hidden }) => !hidden).length;
    if (shown) shown.textContent = `${visible} of ${articles.length} shown`;
  };
  filter?.addEventListener('input', applyFilter);
  applyFilter();

  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'range') return;
    target.closest<HTMLElement>('.slider')?.style.setProperty('--edge', `${target.value}%`);
  });
}
