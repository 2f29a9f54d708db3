export function findUnwrappedRoutes(files: readonly string[], read?: (file: string) => string): string[]
