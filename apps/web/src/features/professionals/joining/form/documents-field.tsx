'use client'

import { limits } from '@oficio/contracts/limits'
import { FileText, Paperclip, RotateCw, X } from 'lucide-react'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { FieldSet } from '@/components/ui/field-set'
import { FileButton } from '@/components/ui/file-button'
import { Progress } from '@/components/ui/progress'
import { cn } from '@/lib/cn'
import { acceptedDocuments, type DocumentItem } from './document-uploads'
import type { ProfessionalValues } from './professional-values'
import { useDocumentUploads } from './use-document-uploads'

/** A field for private documents that prove the professional's identity or qualification. Only the team sees them. */
export function DocumentsField({ isSignedIn }: { isSignedIn: boolean }) {
  const form = useFormContext<ProfessionalValues>()
  const { items, hasRoom, add, retry, remove } = useDocumentUploads(form.getValues('documents'), isSignedIn)
  const { errors } = form.formState
  const storedDocuments = items.flatMap(({ state, document }) =>
    state === 'stored' && document ? [document] : [],
  )
  const pending = items.filter(({ state }) => state === 'uploading' || state === 'failed').length
  const storedIds = storedDocuments.map(({ id }) => id).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids represent the array, which is a new one each time
  useEffect(() => {
    if (form.getValues('pendingDocuments') !== pending)
      form.setValue('pendingDocuments', pending, { shouldValidate: form.formState.isSubmitted })
    const knownIds = form.getValues('documents').map(({ id }) => id)
    if (knownIds.join() !== storedIds) form.setValue('documents', storedDocuments, { shouldDirty: true })
  }, [pending, storedIds])

  return (
    <FieldSet
      id="documents"
      legend="Documentos"
      isOptional
      hint={`Matrícula, constancia de CUIT, seguro: PDF o foto, hasta ${limits.documentsPerProfessional}, de ${limits.documentBytes / 1024 / 1024} MB cada uno. Solo los ve nuestro equipo.`}
      error={errors.documents?.message ?? errors.pendingDocuments?.message}
    >
      <ul aria-label="Documentos elegidos" className="space-y-2 empty:hidden">
        {items.map((item) => (
          <DocumentRow key={item.key} item={item} onRetry={() => retry(item)} onRemove={() => remove(item)} />
        ))}
      </ul>
      {hasRoom && (
        <FileButton variant="outline" multiple accept={acceptedDocuments} onPicked={add}>
          <Paperclip aria-hidden />
          {items.length === 0 ? 'Elegir documentos' : 'Agregar otro documento'}
        </FileButton>
      )}
    </FieldSet>
  )
}

interface DocumentRowProps {
  item: DocumentItem
  onRetry: () => void
  onRemove: () => void
}

function DocumentRow({ item, onRetry, onRemove }: DocumentRowProps) {
  const { name, state, progress, error, file } = item
  return (
    <li className="flex items-center gap-3 rounded-control border bg-surface py-1 pr-1 pl-3">
      <FileText aria-hidden className={cn('size-5 shrink-0', error ? 'text-urgent' : 'text-primary')} />
      <div className="min-w-0 flex-1 py-1.5">
        <p className="truncate font-medium">{name}</p>
        {state === 'uploading' && <Progress value={progress} label={`Subiendo ${name}`} className="mt-1" />}
        <p aria-live="polite" className={cn('text-sm', error ? 'text-urgent' : 'sr-only')}>
          {error ?? (state === 'stored' ? `${name}: subido` : '')}
        </p>
      </div>
      {state === 'failed' && file && (
        <Button variant="ghost" size="icon" onClick={onRetry} aria-label={`Reintentar con ${name}`}>
          <RotateCw aria-hidden />
        </Button>
      )}
      <Button variant="ghost" size="icon" onClick={onRemove} aria-label={`Quitar ${name}`}>
        <X aria-hidden />
      </Button>
    </li>
  )
}
