import type {
  Body,
  ChargeRequest,
  ChargeResult,
  MultiChargePlan,
  MultiChargeRequest,
  Obstacle,
  Pose,
  Table,
} from '@muster/geometry';
import * as geometry from '@muster/geometry';

const solver = geometry as unknown as {
  planCharge?: (request: ChargeRequest) => ChargeResult;
  planMultiCharge?: (request: MultiChargeRequest) => MultiChargePlan;
};

export const planMultiCharge = (request: MultiChargeRequest): MultiChargePlan =>
  solver.planMultiCharge?.(request) ?? { order: [], plans: [], refused: [] };
export const nudgeClear = (
  _body: Body,
  _from: readonly Body[],
  _around: { readonly obstacles: readonly Obstacle[]; readonly table: Table },
): Pose | undefined => undefined;
