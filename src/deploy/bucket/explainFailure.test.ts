import { describe, expect, it } from 'vitest'
import { DeployError } from '../DeployError.ts'
import { explainFailure } from './explainFailure.ts'

function failed(code: string, syscall: string): Error {
  return Object.assign(new Error(`${syscall} ${code}`), { code, syscall, $metadata: { attempts: 6 } })
}

const words = (error: Error) => (explainFailure(error, 'shop') as Error).message

describe('a connection that this machine cannot open', () => {
  it.each([
    ['EMFILE', 'shop: No connection can be opened, because this process has too many files open. Try again with a smaller --parallel.'],
    ['ENFILE', 'shop: No connection can be opened, because too many files are open on this machine. Try again later.'],
    [
      'EPERM',
      'shop: This machine does not permit the connection. Check its firewall, and --endpoint, `buckets.endpoint` of site.config.ts and AWS_ENDPOINT_URL_S3.',
    ],
    ['ENOBUFS', 'shop: No connection can be opened, because this machine is out of memory. Try again later.'],
    ['EADDRNOTAVAIL', 'shop: No connection can be opened, because this machine has no free port. Try again with a smaller --parallel.'],
    [
      'EACCES',
      'shop: This machine does not permit the connection. Check its firewall, and --endpoint, `buckets.endpoint` of site.config.ts and AWS_ENDPOINT_URL_S3.',
    ],
  ])('because of %s is not blamed on the service', (code, sentence) => {
    expect(words(failed(code, 'connect'))).toBe(sentence)
  })

  it('is distinguished from a file that cannot be opened', () => {
    const error = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'open', path: '/srv/dist' })
    expect(explainFailure(error, 'shop')).toBe(error)
  })
})

/** A failure as the library throws it: with the service's name for it, or with a system code. */
function failure(name: string, message: string, { status, code }: { readonly status?: number; readonly code?: string } = {}): Error {
  const $metadata = { attempts: 6, ...(status !== undefined && { httpStatusCode: status }) }
  return Object.assign(new Error(message), { name, $metadata, ...(code !== undefined && { code }) })
}

describe('a failure of the service', () => {
  it.each([
    ['NoSuchBucket', 'There is no such bucket.'],
    ['AccessDenied', 'The credentials do not permit this.'],
    ['InvalidAccessKeyId', 'The service does not know the access key.'],
    ['SignatureDoesNotMatch', 'The secret key does not belong to the access key.'],
    ['ExpiredToken', 'The credentials have expired.'],
    ['InvalidToken', 'The service does not accept the session token.'],
    ['IllegalLocationConstraintException', 'The bucket is in another region.'],
    ['CredentialsProviderError', 'There are no credentials'],
    ['TemporaryRedirect', 'The bucket is in another region.'],
    ['PermanentRedirect', 'The bucket is in another region.'],
    ['AuthorizationHeaderMalformed', 'The bucket is in another region.'],
    ['TimeoutError', 'The service does not answer.'],
  ])('with the name %s is explained in plain words', (name, sentence) => {
    const error = failure(name, 'words of the library')
    expect(words(error)).toContain(`shop: ${sentence}`)
    expect(words(error)).not.toContain('words of the library')
    expect((explainFailure(error, 'shop') as Error).cause).toBe(error)
  })

  it.each([
    ['ETIMEDOUT', 'The service does not answer.'],
    ['ECONNREFUSED', 'Nothing answers at the address'],
    ['ECONNRESET', 'The service closes the connection'],
    ['EPIPE', 'The service closes the connection'],
    ['EHOSTUNREACH', 'The service cannot be reached over the network.'],
    ['ENETUNREACH', 'The service cannot be reached over the network.'],
    ['ENOTFOUND', 'The address of the service cannot be found.'],
    ['EAI_AGAIN', 'The address of the service cannot be looked up at the moment.'],
    ['EPROTO', 'The service does not speak https'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'The service does not speak https'],
    ['HPE_INVALID_CONSTANT', 'What answers at this address does not speak http.'],
    ['CERT_HAS_EXPIRED', "The service's certificate has expired."],
    ['CERT_NOT_YET_VALID', "This machine does not trust the service's certificate."],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', "This machine does not trust the service's certificate."],
    ['UNABLE_TO_GET_ISSUER_CERT', "This machine does not trust the service's certificate."],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', "This machine does not trust the service's certificate."],
    ['ERR_TLS_CERT_ALTNAME_INVALID', "The service's certificate is for another host."],
  ])('with the code %s is explained in plain words', (code, sentence) => {
    expect(words(failure('Error', 'words of the system', { code }))).toContain(`shop: ${sentence}`)
  })

  it('at the address of the service names every place that can give it', () => {
    const places = '--endpoint, `buckets.endpoint` of site.config.ts and AWS_ENDPOINT_URL_S3'
    for (const code of ['ECONNREFUSED', 'ENOTFOUND', 'EPROTO', 'HPE_INVALID_CONSTANT'])
      expect(words(failure('Error', 'words', { code }))).toContain(`Check ${places}`)
  })

  it.each([
    [401, 'Unauthorized', 'shop: The credentials do not permit this.'],
    [403, '', 'shop: The credentials do not permit this.'],
    [403, 'Your quota is used up', 'shop: The service refuses this (QuotaError: Your quota is used up). Once that is put right'],
    [404, 'UnknownError', 'shop: The service refuses this (404) and does not say why.'],
    [404, 'No such thing', 'shop: The service refuses this (QuotaError: No such thing).'],
    [409, 'A conflict', 'shop: The service failed (QuotaError: A conflict). Run the same command again'],
    [200, 'missing closing tag', 'shop: The service gave an answer that cannot be read (QuotaError: missing closing tag).'],
    [500, '', 'shop: The service failed (500).'],
    [503, 'Slow down\nat once', 'shop: The service failed (QuotaError: Slow down).'],
    [undefined, 'Odd', 'shop: The service failed (QuotaError: Odd).'],
  ])('with an unknown name, the status %s and the message %j is explained', (status, message, sentence) => {
    const error = failure('QuotaError', message, status === undefined ? {} : { status })
    expect(words(error)).toContain(sentence)
    expect((explainFailure(error, 'shop') as Error).cause).toBe(error)
  })
})

it.each([
  ['said by a deploy', new DeployError('The lock is lost.')],
  ['of a mistake in the code', new TypeError('undefined is no function')],
  ['of a file', Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'open' })],
  ['that is no error at all', 'stopped'],
])('a failure %s stays as it is', (_, error) => {
  expect(explainFailure(error, 'shop')).toBe(error)
})
