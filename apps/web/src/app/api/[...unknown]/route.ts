import { errorAnswer } from '@/server/answers'

const handle = () => errorAnswer('not_found')

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
