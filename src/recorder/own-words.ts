/** Words of eight letters and more that the code itself puts into fields of its own; shorter ones hide nothing. */
export const ownWords: ReadonlySet<string> = new Set(
  (
    'aboveMaximum accountFailed accountSlow allSetAside answered askRemoval belowMinimum cartEmptied ' +
    'cartNotSaved cartRepaired changedElsewhere changedMeanwhile checking chosenId concluding contradicting ' +
    'customer customerBusy customerFailed customerMissing customerSlow decimals delivery different draftDeleted ' +
    'draftOpened draftPartlyOpened draftRestored draftSaved duplicate elsewhere emptyCart endedElsewhere fileNotSaved ' +
    'fileRefused fileUnreadable forgotPassword heldOtherwise incomplete languageUnavailable lastMonth leaveOut lineUpdated ' +
    'linkCopied linkNotCopied linkTooLong listEmpty listExtended listGone listNotKept listNotReady ' +
    'listNotReverted listNumbered listsNotLoaded listSummed loggedOut longComment longLine longPart loopDetected ' +
    'malformed maximumReached missingData missingPrice missingPuom negative neverSold noAddress noNetwork noNumber ' +
    'noOtherProblem noProblem noReader noSuchPage notCopied notFound nothingToUndo notWhole numbered numberIncomplete numberRemembered ' +
    'numbersFull numberTaken numberTooLong offersOpen oldPrice oldQuantity opening orderCanceled orderElsewhere ' +
    'orderGone ordering orderingFailed orderingSlow orderNotRead orderNotSent orderNotTaken orderPlaced orderRefused ' +
    'orderStays orderWithoutLines otherCompany otherUnit outOfStock placedElsewhere previous priceChanged processed products ' +
    'publicAboutUs quantity quantity? quantityCut quantityRefused redirect refusedBefore register rejected ' +
    'reportFailed restored reverted ' +
    'rowsElsewhere rowsOpened rowsRead setAside shopFailed shopSlow signedIn stillProcessing thisMonth thisYear ' +
    'thousands tooLarge toolsFailed toolsSlow unauthorised unchecked underWay unknownAddress unopened ' +
    'unreachable unreadable withdrawn workbook'
  ).split(' '),
)
