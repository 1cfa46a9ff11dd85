/** Whether a line is in the sample: `sample` is the share of lines, the same seed draws the same lines. */
export declare const isDrawn: (sample: number, seed: string, file: string, line: number) => boolean;
