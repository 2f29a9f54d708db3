export { default } from '../../user/layout'
