/** The middle of the ground line, in units of the scene. Sunbeams begin there. */
export const sunbeamsOrigin = { x: 180, y: 214 } as const

/** Returns the path of sunbeams over the ground line. `reach` is their length in units of the scene. */
export function sunbeams(reach: number): string {
  const { x, y } = sunbeamsOrigin
  const edge = (degrees: number): string => {
    const angle = Math.PI * (1 + degrees / 180)
    return `${Math.round(x + reach * Math.cos(angle))} ${Math.round(y + reach * Math.sin(angle))}`
  }
  const beam = (index: number): string => `M${x} ${y}L${edge(index * 20 + 5)}L${edge(index * 20 + 15)}Z`
  return Array.from({ length: 9 }, (_, index) => beam(index)).join('')
}
