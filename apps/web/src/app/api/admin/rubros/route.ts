import { createRubroEndpoint } from '@oficio/contracts/rubros/decisions'
import { createRubro } from '@oficio/domain/rubros/create-rubro'
import { route } from '@/server/route'

export const POST = route(createRubroEndpoint, createRubro)
