export function findUnlistedPages(
  files: readonly string[],
  table: string,
  read?: (file: string) => string,
): string[]
