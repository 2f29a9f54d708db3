import type { S3Client } from '@aws-sdk/client-s3'
import type { FileStore } from '@oficio/domain/kernel/ports'
import { checkFileKey } from './file-key'

export interface S3FilesOptions {
  /** Address of the service: any S3-compatible service works. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Creates a file store on an S3-compatible service. Uses path-style addresses and sends no optional checksums, because
 * older compatible services support neither host-style buckets nor trailing checksums.
 */
export function createS3Files({
  bucket,
  accessKeyId,
  secretAccessKey,
  ...options
}: S3FilesOptions): FileStore {
  let connection: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined
  // Loaded at the first use, because the SDK loads slowly and most installations keep files on disk.
  const connect = () => {
    connection ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        ...options,
        credentials: { accessKeyId, secretAccessKey },
        forcePathStyle: true,
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        maxAttempts: 3,
        requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
      }),
    }))
    return connection
  }

  return {
    async put(key, bytes, type) {
      checkFileKey(key)
      const { sdk, client } = await connect()
      await client.send(
        new sdk.PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: type }),
      )
    },
    async get(key) {
      checkFileKey(key)
      const { sdk, client } = await connect()
      try {
        const { Body, ContentType } = await client.send(
          new sdk.GetObjectCommand({ Bucket: bucket, Key: key }),
        )
        if (!Body) return null
        return { bytes: await Body.transformToByteArray(), type: ContentType ?? 'application/octet-stream' }
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null
        throw error
      }
    },
    async delete(key) {
      checkFileKey(key)
      const { sdk, client } = await connect()
      await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
  }
}
