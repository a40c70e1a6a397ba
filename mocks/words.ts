import type { Language } from '../src/api/schemas/shared'
import { spokenFor, type Words } from './db/kinds'

const texts = {
  registered: {
    en: 'Registration successful! Your account is pending company approval.',
    es: '¡Registro exitoso! Su cuenta está pendiente de aprobación por la empresa.',
    fr: 'Inscription réussie! Votre compte est en attente d’approbation par l’entreprise.',
  },
  taken: {
    en: 'An account with this email already exists.',
    es: 'Ya existe una cuenta con este correo electrónico.',
    fr: 'Un compte existe déjà avec cette adresse courriel.',
  },
  passwordsDiffer: {
    en: 'The password confirmation does not match.',
    es: 'La confirmación de la contraseña no coincide.',
    fr: 'La confirmation du mot de passe ne correspond pas.',
  },
  wrongCredentials: {
    en: 'The email or the password is wrong.',
    es: 'El correo electrónico o la contraseña no son correctos.',
    fr: 'L’adresse courriel ou le mot de passe est incorrect.',
  },
  pending: {
    en: 'Your account is still waiting for company approval.',
    es: 'Su cuenta todavía está pendiente de aprobación por la empresa.',
    fr: 'Votre compte est encore en attente d’approbation par l’entreprise.',
  },
  resetRequested: {
    en: 'If an account with that email exists for the company, a reset request has been sent to the administrator.',
    es: 'Si existe una cuenta con ese correo en la empresa, se envió una solicitud de restablecimiento al administrador.',
    fr: 'Si un compte avec cette adresse existe pour l’entreprise, une demande de réinitialisation a été envoyée à l’administrateur.',
  },
  passwordUpdated: {
    en: 'Password updated successfully!',
    es: '¡Contraseña actualizada correctamente!',
    fr: 'Mot de passe mis à jour avec succès!',
  },
  wrongCurrentPassword: {
    en: 'The current password is wrong.',
    es: 'La contraseña actual no es correcta.',
    fr: 'Le mot de passe actuel est incorrect.',
  },
  unknownCompany: {
    en: 'There is no company with this code.',
    es: 'No hay ninguna empresa con este código.',
    fr: 'Aucune entreprise ne porte ce code.',
  },
  unknownHost: {
    en: 'No company belongs to this address.',
    es: 'Ninguna empresa corresponde a esta dirección.',
    fr: 'Aucune entreprise ne correspond à cette adresse.',
  },
  signInAgain: {
    en: 'Please sign in again.',
    es: 'Vuelva a iniciar sesión.',
    fr: 'Veuillez vous reconnecter.',
  },
  otherCompany: {
    en: 'Your account belongs to another company.',
    es: 'Su cuenta pertenece a otra empresa.',
    fr: 'Votre compte appartient à une autre entreprise.',
  },
  brokenServer: {
    en: 'The server has a problem.',
    es: 'El servidor tiene un problema.',
    fr: 'Le serveur a un problème.',
  },
  unknownOrder: {
    en: 'There is no such order.',
    es: 'No existe ese pedido.',
    fr: 'Cette commande n’existe pas.',
  },
  orderRefused: {
    en: 'The order could not be accepted.',
    es: 'No se pudo aceptar el pedido.',
    fr: 'La commande n’a pas pu être acceptée.',
  },
  purchaseOrderUsed: {
    en: 'This purchase order number has been used before.',
    es: 'Este número de orden de compra ya se utilizó.',
    fr: 'Ce numéro de bon de commande a déjà été utilisé.',
  },
  purchaseOrderForm: {
    en: 'A purchase order number has six digits.',
    es: 'Un número de orden de compra tiene seis cifras.',
    fr: 'Un numéro de bon de commande comporte six chiffres.',
  },
  noteTooLong: {
    en: 'The note is too long.',
    es: 'La nota es demasiado larga.',
    fr: 'La note est trop longue.',
  },
  creditLimit: {
    en: 'The order exceeds your credit limit.',
    es: 'El pedido supera su límite de crédito.',
    fr: 'La commande dépasse votre limite de crédit.',
  },
  orderConflict: {
    en: 'Another order is being processed. Please try again later.',
    es: 'Se está procesando otro pedido. Inténtelo de nuevo más tarde.',
    fr: 'Une autre commande est en cours de traitement. Veuillez réessayer plus tard.',
  },
  notYourCustomer: {
    en: 'This customer does not belong to your account.',
    es: 'Este cliente no pertenece a su cuenta.',
    fr: 'Ce client n’appartient pas à votre compte.',
  },
  notYourAddress: {
    en: 'This is not one of your shipping addresses.',
    es: 'Esta no es una de sus direcciones de envío.',
    fr: 'Ce n’est pas une de vos adresses de livraison.',
  },
  unknownUnit: {
    en: 'A product of the order is not sold any more.',
    es: 'Un producto del pedido ya no se vende.',
    fr: 'Un produit de la commande n’est plus vendu.',
  },
  quantityTooLarge: {
    en: 'The quantity is more than an order can hold.',
    es: 'La cantidad es mayor de lo que admite un pedido.',
    fr: 'La quantité dépasse ce qu’une commande peut contenir.',
  },
  belowMinimum: {
    en: 'The quantity of a product is below its minimum.',
    es: 'La cantidad de un producto es menor que su mínimo.',
    fr: 'La quantité d’un produit est inférieure à son minimum.',
  },
  aboveMaximum: {
    en: 'The quantity of a product is above its maximum.',
    es: 'La cantidad de un producto es mayor que su máximo.',
    fr: 'La quantité d’un produit est supérieure à son maximum.',
  },
  priceChanged: {
    en: 'The price of a product has changed.',
    es: 'El precio de un producto cambió.',
    fr: 'Le prix d’un produit a changé.',
  },
  keyReused: {
    en: 'This idempotency key came with another order before.',
    es: 'Esta clave de idempotencia ya llegó con otro pedido.',
    fr: 'Cette clé d’idempotence a déjà servi pour une autre commande.',
  },
} satisfies Record<string, Words>

export type WordKey = keyof typeof texts
/** What the server says, in the language of the call. */
export const words = (key: WordKey, language: Language): string => texts[key][spokenFor(language)]
