interface Point {
  latitude: number
  longitude: number
}

/** Rotates each position by this angle, so that no two businesses are in one line. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5))
const degreeKm = 111.3

/** Returns coordinates for a business of the demo, within two kilometres of the centre of its town. */
export function doorNear({ latitude, longitude }: Point, number: number): Point {
  const [far, angle] = [0.3 + ((number * 0.37) % 1.7), number * goldenAngle]
  return {
    latitude: latitude + (far * Math.cos(angle)) / degreeKm,
    longitude: longitude + (far * Math.sin(angle)) / degreeKm / Math.cos((latitude * Math.PI) / 180),
  }
}
