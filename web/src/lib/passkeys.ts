// Passkeys: what the server asks in JSON, the browser wants in bytes, and the other way round.
import type { NewPasskey, UsePasskey } from './types';

interface Named {
  id: string;
}
interface Options {
  challenge: string;
  user: Named;
  excludeCredentials?: Named[];
}

function bytes(text: string): ArrayBuffer {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (one) => one.charCodeAt(0)).buffer;
}

function text(given: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(given ?? new ArrayBuffer(0)));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Whether passkeys work here: they need a name and a secure connection, not a bare address. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);

/** A new passkey; null if the person or the browser did not want one. */
export async function makePasskey(asked: unknown): Promise<NewPasskey | null> {
  const options = asked as Options;
  const known = (options.excludeCredentials ?? []).map((one) => ({ ...one, id: bytes(one.id) }));
  const publicKey = { ...options, challenge: bytes(options.challenge), user: { ...options.user, id: bytes(options.user.id) }, excludeCredentials: known };
  const made = await navigator.credentials.create({ publicKey: publicKey as unknown as PublicKeyCredentialCreationOptions }).catch(() => null);
  if (!(made instanceof PublicKeyCredential)) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return { id: made.id, client_data: text(response.clientDataJSON), attestation: text(response.attestationObject) };
}

/** What a passkey has signed; null if the person or the browser did not want to. */
export async function usePasskey(asked: unknown): Promise<UsePasskey | null> {
  const publicKey = { ...(asked as Options), challenge: bytes((asked as Options).challenge), allowCredentials: [] };
  const used = await navigator.credentials.get({ publicKey: publicKey as unknown as PublicKeyCredentialRequestOptions }).catch(() => null);
  if (!(used instanceof PublicKeyCredential)) return null;
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    id: used.id,
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
    user_handle: text(response.userHandle),
  };
}
