import { plainText } from '@oficio/contracts/text/plain-text'
import { derivedTitle } from './derived-title'

const line = plainText('line')
const lines = plainText('lines')

interface TitledRequest {
  title: string
  rubro: { name: string }
  localidad: { nombre: string }
}

/** Returns a line without invisible characters; '' if nothing visible remains. */
export const shownLine = (text: string): string => line.parse(text)

/** Returns the client's title without invisible characters, or the derived title if nothing visible remains. */
export const shownTitle = ({ title, rubro, localidad }: TitledRequest): string =>
  shownLine(title) || derivedTitle(rubro.name, localidad.nombre)

/** Returns the client's text without invisible characters; '' if nothing visible remains. */
export const shownText = (text: string): string => lines.parse(text)
