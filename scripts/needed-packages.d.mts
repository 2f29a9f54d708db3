export function runtimePackages(root: string, workspaces: readonly string[]): string[]
export function developmentPackages(root: string): Set<string>
