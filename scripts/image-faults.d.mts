export const neededFiles: readonly string[]
export function findFaults(root: string, folder: string): string[]
export function sizeOf(folder: string): number
