type Given = Record<string, string | undefined>

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const googleNames = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const

/** Returns what is wrong between variables, each of which may be right for itself. */
export function crossChecks(given: Given, isProduction: boolean): string[] {
  return [...together(given, s3Names), ...together(given, googleNames), ...files(given, isProduction)]
}

/** All of them or none: half a configuration would be silently ignored. */
function together(given: Given, names: readonly string[]): string[] {
  const absent = names.filter((name) => !given[name])
  if (absent.length === names.length) return []
  const others = names.filter((name) => given[name]).join(', ')
  return absent.map((name) => `${name}: falta, porque está ${others}.`)
}

/** The temporary folder that serves a demo would lose the photos of a real installation. */
function files(given: Given, isProduction: boolean): string[] {
  if (!isProduction || given.FILES_DIR || s3Names.some((name) => given[name])) return []
  return [
    'FILES_DIR: falta. Es la carpeta donde se guardan las fotos; si usás S3, definí las variables S3_*.',
  ]
}
