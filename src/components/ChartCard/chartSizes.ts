/** Heights of the charts in px, in a file of their own, to reserve the space before the charts are loaded. */
export const lineChartSize = 280;

/** The height of one bar with the space around it, in px. */
const rowSize = 36;

export const barChartSize = (bars: number): number => bars * rowSize;
