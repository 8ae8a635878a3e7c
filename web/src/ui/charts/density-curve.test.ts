import { expect, test } from 'vitest';
import { densityCurve } from './density-curve.ts';

test('shares lie over the middle of their bins, level to both ends, the highest at 1', () => {
  expect(densityCurve({ shares: [0.2, 0.4, 0.4, 0] }, [0, 100])).toEqual([
    [0, 0.5],
    [12.5, 0.5],
    [37.5, 1],
    [62.5, 1],
    [87.5, 0],
    [100, 0],
  ]);
});

test('a normal distribution is highest at its mean and falls alike on both sides', () => {
  const curve = densityCurve({ mean: 50, sd: 10 }, [20, 80]);
  const heightAt = (value: number) => curve.find(([place]) => place === value)?.[1] ?? Number.NaN;
  expect(heightAt(50)).toBe(1);
  expect(heightAt(35)).toBeCloseTo(heightAt(65), 12);
  expect(heightAt(35)).toBeCloseTo(Math.exp(-1.125), 12);
  expect(curve.map(([value]) => value)).toEqual(
    curve.map(([value]) => value).toSorted((a, b) => a - b),
  );
});

test('nobody, or all at one point, gives no curve', () => {
  expect(densityCurve({ shares: [0, 0] }, [0, 1])).toEqual([]);
  expect(densityCurve({ shares: [] }, [0, 1])).toEqual([]);
  expect(densityCurve({ mean: 5, sd: 0 }, [0, 10])).toEqual([]);
});
