'use client'

import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { type ErrorView, errorOf } from '@/lib/api/api-client'
import { keepFocus } from '@/lib/forms/keep-focus'
import { useTextForm } from '@/lib/forms/use-text-form'
import { SubmitButton } from '../submit-button'
import { TextField } from '../text-field'
import { provePasskey } from './use-passkey'

type Proof = { code: string } | { passkey: { id: string } }

interface PasskeyWay {
  /**
   * Returns the options of the browser's passkey call. The server accepts each set of options once, within some
   * minutes.
   */
  getOptions: () => Promise<Record<string, unknown>>
  /** Called after a refusal if `getOptions` alone does not fetch new options. */
  onRefused?: () => void
  /** Whether new options are being fetched. */
  isRenewing?: boolean
}

interface FactorFormProps {
  /** Null if the account has no passkeys. */
  passkey: PasskeyWay | null
  /** Without an authenticator app only recovery codes are accepted. */
  hasApp: boolean
  submitLabel: string
  /** Sends the proof. Throws ApiError when it is refused. */
  send: (proof: Proof) => Promise<void>
  /** The address to which a browser without scripts posts the code. */
  action?: string
  refusal?: string | null
  children?: ReactNode
}

const names = ['code'] as const
const schema = () =>
  import('@oficio/contracts/accounts/second-factor').then(({ factorCodeForm }) => factorCodeForm)

/** Asks for the second factor: a code of the authenticator app, a recovery code or a passkey. */
export function FactorForm(props: FactorFormProps) {
  const { passkey, hasApp, send, refusal = null } = props
  const [choice, setChoice] = useState<'app' | 'recovery' | null>(null)
  const isRecovery = (choice ?? (hasApp ? 'app' : 'recovery')) === 'recovery'
  const words = isRecovery ? recoveryWords : appWords
  return (
    <div className="space-y-5">
      {passkey && <PasskeyButton {...passkey} send={send} />}
      <CodeForm
        // A new key resets the form, because an error about one kind of code says nothing about the other kind.
        key={words.label}
        {...props}
        refusal={choice === null ? refusal : null}
        words={words}
      />
      {hasApp && (
        <Button
          variant="ghost"
          block
          className="needs-script"
          onClick={() => setChoice(isRecovery ? 'app' : 'recovery')}
        >
          {words.other}
        </Button>
      )}
    </div>
  )
}

interface CodeFormProps extends FactorFormProps {
  words: typeof appWords | typeof recoveryWords
}

function CodeForm(props: CodeFormProps) {
  const { passkey, submitLabel, send, action, refusal, children, words } = props
  const form = useTextForm({
    names,
    schema,
    send: ({ code }) =>
      send({ code }).then(
        () => null,
        (reason) => blameCode(errorOf(reason)),
      ),
  })
  const error = form.faults.code ?? (form.attempt === 0 ? (refusal ?? undefined) : undefined)
  return (
    <form
      {...(action && { action })}
      {...form.formProps}
      // Validates on submit only: an error below an emptied field would move the button that is being pressed.
      onBlur={undefined}
      onMouseDown={keepFocus}
      noValidate
      className="space-y-5"
    >
      {form.refusal && <Alert tone="error">{form.refusal.text}</Alert>}
      {children}
      <TextField
        name="code"
        label={words.label}
        hint={words.hint}
        error={error}
        autoFocus
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        {...words.input}
      />
      <SubmitButton isSending={form.isSending} isQuiet={passkey !== null}>
        {submitLabel}
      </SubmitButton>
    </form>
  )
}

/** Shows a wrong code at the code field, because a refused login through next-auth names no fields. */
const blameCode = (refusal: ErrorView): ErrorView =>
  refusal.code === 'second_factor_wrong' ? { ...refusal, fields: { code: refusal.text } } : refusal

const appWords = {
  label: 'Código de tu app',
  hint: 'Los 6 números que muestra ahora. Sin la app, escribí un código de recuperación.',
  input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  other: 'Usar un código de recuperación',
} as const

const recoveryWords = {
  label: 'Código de recuperación',
  hint: 'Uno de los que guardaste al activar la verificación. Cada uno sirve una vez.',
  input: { inputMode: 'text', autoComplete: 'off' },
  other: 'Usar el código de la app',
} as const

type PasskeyButtonProps = PasskeyWay & Pick<FactorFormProps, 'send'>

function PasskeyButton({ getOptions, onRefused, isRenewing = false, send }: PasskeyButtonProps) {
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState<ErrorView | null>(null)
  const prove = async () => {
    setIsPending(true)
    setRefusal(null)
    try {
      await send({ passkey: await provePasskey(await getOptions()) })
    } catch (reason) {
      setRefusal(errorOf(reason))
      onRefused?.()
    }
    setIsPending(false)
  }
  return (
    <div className="needs-script space-y-4">
      {refusal && <Alert tone="error">{refusal.text}</Alert>}
      <Button size="lg" block isLoading={isPending || isRenewing} onClick={() => void prove()}>
        <KeyRound aria-hidden />
        Usar mi llave de acceso
      </Button>
      <p className="flex items-center gap-3 text-sm text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        o
      </p>
    </div>
  )
}
