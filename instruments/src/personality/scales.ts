import { facetData, factorData, tendencyData } from './scales.data.ts';

export type FactorCode = (typeof factorData)[number][0];
export type FacetCode = (typeof facetData)[number][0];
export type TendencyCode = (typeof tendencyData)[number][0];
export type ScaleCode = FactorCode | FacetCode | TendencyCode;

interface ScaleBase<Code extends ScaleCode> {
  code: Code;
  name: string;
  description: string;
}

/** Factors have an id space of their own, 1..5: N, E, O, A, C. */
export interface Factor extends ScaleBase<FactorCode> {
  kind: 'factor';
  id: number;
  factor: null;
}

/** Ids 1..30: N1..N6, E1..E6, O1..O6, A1..A6, C1..C6. The id is the `scaleId` of the facet's questions. */
export interface Facet extends ScaleBase<FacetCode> {
  kind: 'facet';
  id: number;
  factor: FactorCode;
  factorId: number;
}

/** Ids 31..38. The id is the `scaleId` of the tendency's questions. */
export interface Tendency extends ScaleBase<TendencyCode> {
  kind: 'tendency';
  id: number;
  factor: null;
}

export type Scale = Factor | Facet | Tendency;

export const factors: readonly Factor[] = factorData.map(([code, name, description], position) => ({
  kind: 'factor',
  id: position + 1,
  code,
  name,
  description,
  factor: null,
}));

export const facets: readonly Facet[] = facetData.map(([code, name, description], position) => ({
  kind: 'facet',
  id: position + 1,
  code,
  name,
  description,
  factor: code.charAt(0) as FactorCode,
  factorId: Math.floor(position / 6) + 1,
}));

export const tendencies: readonly Tendency[] = tendencyData.map(
  ([code, name, description], position) => ({
    kind: 'tendency',
    id: facets.length + position + 1,
    code,
    name,
    description,
    factor: null,
  }),
);

/** All 43 scales in the order of reports: factors, facets, tendencies. */
export const scales: readonly Scale[] = [...factors, ...facets, ...tendencies];

const byCode = new Map<string, Scale>(scales.map((scale) => [scale.code, scale]));
const byScaleId = new Map([...facets, ...tendencies].map((scale) => [scale.id, scale]));

/** Any scale by its code, or undefined. */
export function findScale(code: string): Scale | undefined {
  return byCode.get(code);
}

/** The facet or tendency with a question's `scaleId` (1..38), or undefined. @public */
export function findQuestionScale(scaleId: number): Facet | Tendency | undefined {
  return byScaleId.get(scaleId);
}

/** The facets of one factor, in their order. */
export function facetsOf(factor: FactorCode): readonly Facet[] {
  return facets.filter((facet) => facet.factor === factor);
}
