import * as auth from './auth'
import * as consumerRequests from './consumer-requests'
import type { Endpoint } from './endpoint'
import * as leads from './leads'
import * as location from './location'
import * as notifications from './notifications'
import * as operations from './operations'
import * as payments from './payments/endpoints'
import * as photos from './photos'
import * as places from './places'
import * as rubros from './rubros'
import * as serviceRequests from './service-requests/endpoints'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Every endpoint of the API: what the OpenAPI document and the walk over all routes are made from. */
export const allEndpoints: readonly Endpoint[] = [
  auth,
  serviceRequests,
  payments,
  photos,
  leads,
  rubros,
  places,
  location,
  notifications,
  operations,
  consumerRequests,
].flatMap((noun) => Object.values(noun).filter(isEndpoint))
