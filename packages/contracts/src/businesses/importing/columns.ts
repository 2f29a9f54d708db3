import { z } from 'zod'
import { numeric } from '../../fields'
import { limits } from '../../limits'
import { businessFields, wizardTexts } from '../fields'

interface Column {
  /** The title of the column in the file. Case and accents are ignored. */
  title: string
  otherTitles?: readonly string[]
  isNeeded?: true
  hint: string
}

/** The columns of an import file. */
export const importColumns = {
  name: { title: 'Nombre', otherTitles: ['negocio'], isNeeded: true, hint: 'Como lo conoce la gente.' },
  categories: {
    title: 'Categoría',
    otherTitles: ['categorias', 'rubro'],
    isNeeded: true,
    hint: 'Una de las del sitio; varias, separadas con una barra: Cafés | Bares.',
  },
  state: { title: 'Provincia', isNeeded: true, hint: 'Por su nombre.' },
  city: { title: 'Ciudad', otherTitles: ['localidad'], isNeeded: true, hint: 'La localidad, por su nombre.' },
  address: { title: 'Dirección', otherTitles: ['domicilio', 'calle'], hint: 'Calle y altura.' },
  postalCode: { title: 'Código postal', otherTitles: ['cp'], hint: '' },
  phone: {
    title: 'Teléfono',
    otherTitles: ['telefonos', 'celular'],
    hint: 'Con código de área. Hace falta el teléfono o el email.',
  },
  email: {
    title: 'Email',
    otherTitles: ['mail', 'correo', 'correo electronico'],
    hint: 'A ese buzón llega el código con el que su dueño la reclama.',
  },
  website: {
    title: 'Sitio web',
    otherTitles: ['web', 'sitio', 'pagina web'],
    hint: 'Empieza con http o https.',
  },
  description: { title: 'Descripción', hint: `Hasta ${limits.descriptionMax} caracteres.` },
  features: {
    title: 'Servicios',
    otherTitles: ['etiquetas'],
    hint: 'Los que ofrece el sitio, separados con una barra: WiFi | Para llevar.',
  },
  latitude: { title: 'Latitud', otherTitles: ['lat'], hint: 'Grados, por ejemplo -32.9468.' },
  longitude: { title: 'Longitud', otherTitles: ['lon', 'lng'], hint: 'Grados, por ejemplo -60.6393.' },
} as const satisfies Record<string, Column>
export type ImportField = keyof typeof importColumns

const { name, address, postalCode, phone, email, website, description, city, state } = businessFields.shape

const orNone = <Checked extends z.ZodType>(checked: Checked) =>
  z.preprocess((value) => (value === '' ? undefined : value), checked.optional())

const outside = 'Ese punto no está en la Argentina.'
const degrees = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.replace(',', '.') : value),
    numeric(
      z
        .number({ error: 'Escribí un número, por ejemplo -32.9468.' })
        .min(min, outside)
        .max(max, outside)
        .optional(),
    ),
  )

/** One line, validated in isolation. The names of places, categories and tags are resolved elsewhere. */
export const importLine = z.object({
  name,
  categories: z.string().trim().min(1, wizardTexts.categories),
  state,
  city,
  address: orNone(address),
  postalCode,
  phone: orNone(phone),
  email: orNone(email),
  website,
  description,
  features: z.string(),
  // The mainland, its islands and the Antarctic sector.
  latitude: degrees(-90, -21.7),
  longitude: degrees(-74.1, -25),
})

/** The warnings that an admin decides about: the line may duplicate another business. */
const mayBeSame = {
  samePhone: (line: number) =>
    `Parece el mismo que el de la línea ${line}: tienen el mismo teléfono. ¿Traerlo igual?`,
  sameName: (line: number) =>
    `Parece el mismo que el de la línea ${line}: tienen el mismo nombre y falta una dirección. ¿Traerlo igual?`,
  knownPhone: (name: string) =>
    `Parece el mismo que «${name}», que ya tiene página: comparten el teléfono. ¿Traerlo igual?`,
  knownName: (name: string) =>
    `Parece el mismo que «${name}», que ya tiene página, y falta una dirección. ¿Traerlo igual?`,
} as const

/** The other errors and warnings of a line. */
export const importTexts = {
  ...mayBeSame,
  phoneOrEmail: 'Falta el teléfono o el email: sin ninguno, su dueño no la puede reclamar.',
  phone: 'No es un teléfono de la Argentina, con su código de área.',
  state: 'No conocemos esa provincia.',
  city: 'No conocemos esa localidad en esa provincia.',
  category: (unknown: string) => `No hay una categoría «${unknown}».`,
  feature: (unknown: string) => `No hay un servicio «${unknown}».`,
  halfSpot: 'Van latitud y longitud, o ninguna.',
  tooManyCells: 'Tiene más columnas que la primera línea: fijate en las comillas y los separadores.',
  repeated: (line: number) => `Es el mismo negocio que el de la línea ${line}: mismo nombre y dirección.`,
  known: 'Ya hay una página de este negocio en el sitio: mismo nombre y dirección, en la misma localidad.',
} as const

/** The errors of a whole file. */
export const importFileTexts = {
  encoding:
    'No pudimos leer el archivo como texto. En tu planilla guardalo como «CSV UTF-8» y subilo de nuevo.',
  empty: 'El archivo no tiene ningún negocio debajo de la primera línea.',
  tooManyLines: `El archivo tiene más de ${limits.importLines.toLocaleString('es-AR')} líneas. Partilo en varios.`,
  missing: (titles: readonly string[]) => `En la primera línea faltan estas columnas: ${titles.join(', ')}.`,
  twice: (title: string) => `La columna «${title}» está repetida.`,
  quotes: (line: number) => `Las comillas que se abren en la línea ${line} o antes no se cierran bien.`,
} as const
