import { createFormControl } from 'react-hook-form'
import { expect, it } from 'vitest'
import { submitAgain } from './submit-again'

it('a form that was refused for a picture on its way is sent once the picture has arrived', async () => {
  const form = createFormControl({ defaultValues: { pendingUploads: 1 } })
  let sentCount = 0
  const submit = submitAgain(form, ({ pendingUploads }) => {
    if (pendingUploads > 0) return form.setError('pendingUploads', { message: 'Falta subir alguna foto.' })
    sentCount += 1
  })
  await submit()
  expect(sentCount).toBe(0)
  form.setValue('pendingUploads', 0)
  await submit()
  expect(sentCount).toBe(1)
})
