import { aroundRosario } from './around-rosario'
import { aroundThePlumber } from './around-the-plumber'
import { elsewhere } from './elsewhere'
import { ofTheClient } from './of-the-client'
import type { Story } from './story'

export const stories: readonly Story[] = [...aroundThePlumber, ...ofTheClient, ...aroundRosario, ...elsewhere]
