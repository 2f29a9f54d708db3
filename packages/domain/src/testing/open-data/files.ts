import { seededRandom } from './random'
import { type JudgedRow, judgedRows, type OpenRow, type Shape } from './rows'
import { capital, towns } from './towns'

export interface OpenFile {
  name: string
  bytes: Uint8Array
  /** In the order of the file. */
  rows: readonly JudgedRow[]
  /** Number of the heading's line. */
  headingLine: number
}

const linesPerFile = 500
const titles: Record<keyof OpenRow, string> = {
  name: 'Nombre',
  category: 'Categoría',
  state: 'Provincia',
  city: 'Localidad',
  address: 'Domicilio',
  postalCode: 'CP',
  phone: 'Teléfono',
  email: 'Mail',
  latitude: 'Latitud',
  longitude: 'Longitud',
}
// The cast is safe, because the keys of `titles` are the fields of a row.
const fields = Object.keys(titles) as (keyof OpenRow)[]

interface Writing {
  begin?: readonly string[]
  delimiter: string
  /** Appended to every row except the heading. */
  end?: string
  encode: (text: string) => Uint8Array
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const windows1252 = (text: string) =>
  Uint8Array.from([...text.replaceAll('\u202f', '\u00a0')], (sign) => sign.codePointAt(0) ?? 0)

/**
 * Returns made-up files in the shapes of four official files of Argentina: restaurants of the capital, museums, popular
 * libraries and cinemas. They have the headings and categories that an admin gives them.
 */
export const openFiles = (): OpenFile[] => [
  openFile(
    'gastronomia.csv',
    1,
    { delimiter: ';', encode: windows1252 },
    {
      names: ['Café Ñandú', 'Parrilla Don José', 'Bar «El Ángel»', 'La Esquina'],
      categories: ['RESTAURANTE', 'CAFE', 'CAFÉ', 'BAR', 'PUB', 'CONFITERÍA'],
      towns: [capital],
      hasDecimalComma: true,
    },
  ),
  openFile(
    'museos.csv',
    2,
    { delimiter: ',', encode: utf8 },
    {
      names: ['Museo Municipal', 'Museo Histórico "Gral. San Martín"', 'Museo de Arte, Anexo'],
      categories: ['Otros', 'OTRO'],
      towns: [capital, ...towns],
      hasDecimalComma: false,
    },
  ),
  openFile(
    'bibliotecas.csv',
    3,
    { begin: ['', '\t\t\t'], delimiter: '\t', end: '\t\t', encode: utf8 },
    {
      names: ['Biblioteca Popular Sarmiento', 'Biblioteca Popular Mariano Moreno'],
      categories: ['Educación', 'educacion', 'Otros'],
      towns,
      hasDecimalComma: true,
    },
  ),
  openFile(
    'cines.csv',
    4,
    { begin: ['sep=;'], delimiter: ';', encode: windows1252 },
    {
      names: ['Cinemacenter', 'Cine Teatro Español', 'Espacio INCAA'],
      categories: ['Otros', 'Tienda'],
      towns,
      hasDecimalComma: true,
    },
  ),
]

function openFile(
  name: string,
  seed: number,
  { begin = [], delimiter, end = '', encode }: Writing,
  shape: Shape,
): OpenFile {
  const rows = judgedRows(shape, seededRandom(seed), linesPerFile)
  const cell = (text: string) => (/[";,\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const lines = rows.map(({ row }) => fields.map((field) => cell(row[field])).join(delimiter) + end)
  const heading = fields.map((field) => titles[field]).join(delimiter)
  const bytes = encode([...begin, heading, ...lines].join('\r\n'))
  return { name, bytes, rows, headingLine: begin.length + 1 }
}
