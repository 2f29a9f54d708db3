import type { Meta, Story } from '@/lib/story'
import { ErrorSummary } from './error-summary'

export default { component: ErrorSummary, title: 'components/ui/ErrorSummary' } satisfies Meta

type ErrorSummaryStory = Story<typeof ErrorSummary>

const withField = (args: Parameters<typeof ErrorSummary>[0]) => (
  <>
    <ErrorSummary {...args} />
    <label htmlFor="title">Título</label>
    <input id="title" />
  </>
)

export const WithoutFaults: ErrorSummaryStory = {
  args: { attempt: 1, errors: [] },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <p>Sin errores no se muestra.</p>
    </>
  ),
}
export const OneError: ErrorSummaryStory = {
  args: { attempt: 1, errors: [{ fieldId: 'title', message: 'Escribí un título' }] },
  render: withField,
}
export const SeveralErrors: ErrorSummaryStory = {
  args: {
    attempt: 1,
    errors: [{ fieldId: 'title', message: 'Escribí un título' }, { message: 'La foto pesa más de 10 MB' }],
  },
  render: withField,
}
