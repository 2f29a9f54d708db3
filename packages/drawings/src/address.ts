import type { DrawingName } from './draw'
import { drawingsEdition } from './edition'
import type { ClothesName, HeadName, TopName } from './portraits/portrait'

export type { DrawingName }

/** The files have new addresses after every change, so browsers keep them for a year. */
const addressOf = (file: string, name: string): string => `/drawings/${file}.svg?e=${drawingsEdition}#${name}`

/** Returns what `<use>` shows as the square symbol of a drawing. All marks are in one file. */
export const markAddress = (name: DrawingName): string => addressOf('marks', name)

/** Returns what `<use>` shows as the wide scene of a drawing. */
export const sceneAddress = (name: DrawingName): string => addressOf(name, name)

/** Returns what `<use>` shows as one part of a portrait. All parts are in one file. */
export const portraitPartAddress = (name: ClothesName | HeadName | TopName): string =>
  addressOf('portraits', name)
