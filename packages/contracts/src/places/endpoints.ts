import { z } from 'zod'
import { defineEndpoint } from './endpoint'
import { limits } from './limits'

export const provincia = z.object({ id: z.number(), nombre: z.string() }).meta({ id: 'Provincia' })
export const localidad = z.object({ id: z.number(), nombre: z.string() }).meta({ id: 'Localidad' })
export type PlaceView = z.infer<typeof localidad>

export const listProvinciasEndpoint = defineEndpoint({
  name: 'listProvincias',
  summary: 'The 24 provinces.',
  tag: 'Lugares',
  method: 'GET',
  path: '/places/provincias',
  access: 'anyone',
  response: z.object({ provincias: z.array(provincia) }),
})

export const listLocalidadesEndpoint = defineEndpoint({
  name: 'listLocalidades',
  summary: 'Localities of a province (its id or name), in alphabetical order.',
  tag: 'Lugares',
  method: 'GET',
  path: '/places/localidades',
  access: 'anyone',
  query: z.object({
    provincia: z.string().trim().min(1).max(80),
    max: z.coerce.number().int().min(1).max(limits.localidadesMax).default(limits.localidadesMax),
  }),
  response: z.object({ localidades: z.array(localidad) }),
})
