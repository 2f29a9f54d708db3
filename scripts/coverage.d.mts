export function readCoverage(
  document: string,
  read?: (path: string) => string | null,
): { rows: number; open: number; faults: string[] }
