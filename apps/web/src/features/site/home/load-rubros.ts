import { listRubrosEndpoint, type RubroView } from '@oficio/contracts/rubros/endpoints'
import { callApi } from '@/lib/api/api-client'

/** Returns the rubros with their synonyms. Throws ApiError. */
export const loadRubros = async (): Promise<RubroView[]> => (await callApi(listRubrosEndpoint)).data
