import { defineForm } from '../forms/define-form'
import { formPaths } from '../forms/form-paths'
import { proveDataRequestEndpoint } from './data-requests'

export const proveDataRequestFormEndpoint = defineForm({
  name: 'proveDataRequestForm',
  path: formPaths.proveDataRequest,
  call: proveDataRequestEndpoint,
  body: proveDataRequestEndpoint.body,
})
