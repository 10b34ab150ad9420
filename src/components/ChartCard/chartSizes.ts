/** Heights of the charts in pixels. Apart from them, so that their place can be kept free before their code is there. */
export const lineChartSize = 280;

/** The height of one bar with the room around it. */
const rowSize = 36;

export const barChartSize = (bars: number): number => bars * rowSize;
