// One part for all that sending takes: each part of its own weighs on the page that may fetch it.
export { showFaults } from './show-faults'
export { startUrgentPayment } from './start-urgent-payment'
export { submitRequest } from './submit-request'
