export function findUnlisted(
  files: readonly string[],
  registry: string,
  read?: (file: string) => string,
): string[]
