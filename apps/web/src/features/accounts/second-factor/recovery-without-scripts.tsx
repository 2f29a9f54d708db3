import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

/** Where a browser without scripts sends a code. */
export const secondStepAction = '/api/auth/second-step'

/**
 * Takes a recovery code in a browser without scripts. The field for codes of the app opens a keyboard without letters on a
 * phone, and a script is what switches it. `from` is the page that the visitor wanted.
 */
export const RecoveryWithoutScripts = ({ from }: { from: string | null }) => (
  <noscript>
    <form action={secondStepAction} method="post" className="mt-6 space-y-5 border-t pt-6">
      {from && <input type="hidden" name="from" value={from} />}
      <Field
        id="recovery-code"
        label="Código de recuperación"
        hint="Si no tenés la app. Cada uno sirve una vez."
      >
        {(control) => (
          <Input
            name="code"
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            {...control}
          />
        )}
      </Field>
      <Button type="submit" variant="outline" size="lg" block>
        Usar este código
      </Button>
    </form>
  </noscript>
)
