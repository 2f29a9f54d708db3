import { plainText } from '@oficio/contracts/text/plain-text'
import { derivedTitle } from './derived-title'

const line = plainText('line')
const lines = plainText('lines')

interface Titled {
  title: string
  rubro: { name: string }
  localidad: { nombre: string }
}

/** Returns a line as people see it: blank where there is nothing to see. */
export const shownLine = (text: string): string => line.parse(text)

/** Returns the client's title as people see it, or the words that stand for one where there is nothing to see. */
export const shownTitle = ({ title, rubro, localidad }: Titled): string =>
  shownLine(title) || derivedTitle(rubro.name, localidad.nombre)

/** Returns what the client wrote as people see it: blank where there is nothing to see. */
export const shownText = (text: string): string => lines.parse(text)
