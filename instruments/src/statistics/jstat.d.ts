// The oracle of the tests ships no types; this declares what they call.
declare module 'jstat' {
  const jStat: {
    normal: {
      cdf(x: number, mean: number, sd: number): number;
      inv(p: number, mean: number, sd: number): number;
    };
    ibeta(x: number, a: number, b: number): number;
    studentt: { cdf(x: number, df: number): number; inv(p: number, df: number): number };
    centralF: { cdf(x: number, df1: number, df2: number): number };
    corrcoeff(x: number[], y: number[]): number;
    stdev(values: number[], sample: boolean): number;
  };
  export default jStat;
}
