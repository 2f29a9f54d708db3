export function findFolderRings(files: readonly string[], read?: (file: string) => string): string[]
