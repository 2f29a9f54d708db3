import { defineForm } from '../forms/define-form'
import { formPaths } from '../forms/form-paths'
import { proveDataRequestEndpoint } from './data-requests'

/** The plain HTML form with which the owner of a mailbox confirms a request about personal data. */
export const proveDataRequestFormEndpoint = defineForm({
  name: 'proveDataRequestForm',
  path: formPaths.proveDataRequest,
  call: proveDataRequestEndpoint,
  body: proveDataRequestEndpoint.body,
})
