/** Small square matrices, row by row. */
export type Matrix = readonly (readonly number[])[];

const at = (matrix: Matrix, row: number, column: number) => matrix[row]?.[column] ?? 0;

export function times(left: Matrix, right: Matrix): Matrix {
  return left.map((row) =>
    right.map((_, column) =>
      row.reduce((sum, value, inner) => sum + value * at(right, inner, column), 0),
    ),
  );
}

export function minus(left: Matrix, right: Matrix): Matrix {
  return left.map((row, i) => row.map((value, j) => value - at(right, i, j)));
}

/**
 * The lower triangular root L with L Lᵀ = the matrix.
 * @throws RangeError when the matrix is not positive definite.
 */
export function cholesky(matrix: Matrix): Matrix {
  const root = matrix.map((row) => row.map(() => 0));
  matrix.forEach((row, i) => {
    for (let j = 0; j <= i; j += 1) {
      let rest = row[j] ?? 0;
      for (let k = 0; k < j; k += 1) rest -= at(root, i, k) * at(root, j, k);
      if (i === j && !(rest > 0)) throw new RangeError('The matrix is not positive definite');
      root[i]?.splice(j, 1, i === j ? Math.sqrt(rest) : rest / at(root, j, j));
    }
  });
  return root;
}

/**
 * The inverse of a symmetric, positive definite matrix, by its root.
 * @throws RangeError when the matrix is not positive definite.
 */
export function inverse(matrix: Matrix): Matrix {
  const root = cholesky(matrix);
  const columns = matrix.map((_, unit) => {
    const down: number[] = [];
    root.forEach((row, i) => {
      const known = down.reduce((sum, value, j) => sum + (row[j] ?? 0) * value, 0);
      down.push(((i === unit ? 1 : 0) - known) / (row[i] ?? 1));
    });
    const up = down.map(() => 0);
    for (let i = down.length - 1; i >= 0; i -= 1) {
      let known = 0;
      for (let j = i + 1; j < down.length; j += 1) known += at(root, j, i) * (up[j] ?? 0);
      up[i] = ((down[i] ?? 0) - known) / at(root, i, i);
    }
    return up;
  });
  // Symmetric, so that columns and rows are the same.
  return columns;
}
